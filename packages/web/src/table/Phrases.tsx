const BREAK = /(?=, | · )/

/** A line beside a name: what of it has no room is left out whole, phrase by phrase, so that no word is cut in two. */
export function Phrases({ text }: { readonly text: string }) {
  return (
    <span className="phrases" title={text}>
      {text.split(BREAK).map((phrase, i) => (
        <span key={i}>{phrase}</span>
      ))}
    </span>
  )
}
