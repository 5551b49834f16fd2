/** One panel of the curtain, dyed `d`, with the weave pattern `i`. */
export const cloth = (
  d: string,
  i: number,
): string => `<svg class="fab" viewBox="0 0 220 424" preserveAspectRatio="none"><defs><linearGradient id="cl${i}"><stop offset="0" stop-color="#000" stop-opacity=".4"/><stop offset=".1" stop-color="#fff" stop-opacity=".05"/><stop offset=".28" stop-color="#000" stop-opacity=".2"/><stop offset=".5" stop-color="#fff" stop-opacity=".04"/><stop offset=".74" stop-color="#000" stop-opacity=".2"/><stop offset=".9" stop-color="#fff" stop-opacity=".04"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></linearGradient><pattern id="wv${i}" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 1H4M1 0V4" stroke="#000" stroke-opacity=".07"/></pattern>${
  [
    '<pattern id="mt0" width="44" height="22" patternUnits="userSpaceOnUse"><g fill="none" stroke="#fff" stroke-width="1.6">' +
      [
        [22, 22],
        [0, 11],
        [44, 11],
        [0, 33],
        [44, 33],
      ]
        .map(([x = 0, y = 0]) =>
          [21, 14, 7].map(r => `<path d="M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}"/>`).join(''),
        )
        .join('') +
      '</g></pattern>',
    '<pattern id="mt1" width="48" height="84" patternUnits="userSpaceOnUse"><path d="M24 0V84M0 0V84M48 0V84M0 14 24 0 48 14M0 28 24 14 48 28M0 14 24 28 48 14M0 56 24 42 48 56M0 70 24 56 48 70M0 56 24 70 48 56M0 14V28M0 42 24 28 48 42 24 56ZM0 84 24 70 48 84" fill="none" stroke="#fff" stroke-width="1.4"/></pattern>',
    '<pattern id="mt2" width="56" height="56" patternUnits="userSpaceOnUse"><g fill="none" stroke="#fff" stroke-width="1.5">' +
      [
        [14, 14],
        [42, 42],
      ]
        .map(([x = 0, y = 0]) =>
          [0, 72, 144, 216, 288]
            .map(
              a =>
                `<path transform="translate(${x} ${y}) rotate(${a})" d="M0-1C-5-5-6-10-3-14L0-12 3-14C6-10 5-5 0-1Z"/>`,
            )
            .join(''),
        )
        .join('') +
      '</g></pattern>',
    '<pattern id="mt3" width="42" height="72" patternUnits="userSpaceOnUse"><path d="M21 0 42 12V36L21 48 0 36V12ZM21 48V72M0 36 0 12M21 10 33 17V31L21 38 9 31V17Z" fill="none" stroke="#fff" stroke-width="1.5"/></pattern>',
  ][i]
}<linearGradient id="fd${i}" x2="0" y2="1"><stop offset=".42" stop-color="#000"/><stop offset=".8" stop-color="#fff"/></linearGradient><mask id="mk${i}"><rect width="220" height="424" fill="url(#fd${i})"/></mask></defs>
      <path id="f${i}" d="M0 0H220V410C200 424 176 410 150 416 120 424 96 410 66 416 44 422 20 414 0 418Z" fill="${d}"/><path d="M0 0H220V410C200 424 176 410 150 416 120 424 96 410 66 416 44 422 20 414 0 418Z" fill="url(#wv${i})"/><rect width="220" height="408" fill="url(#mt${i})" opacity=".3" mask="url(#mk${i})"/><path d="M0 0H220V410C200 424 176 410 150 416 120 424 96 410 66 416 44 422 20 414 0 418Z" fill="url(#cl${i})"/><path d="M0 398C20 402 44 410 66 404 96 398 120 412 150 404 176 398 200 412 220 398" fill="none" stroke="#fbf4e4" stroke-width="3" opacity=".8"/></svg>`
