import type { Reasons } from '@noren/engine'

/** Why a choice is better, by the features of `why.ts`. */
export const WHY: Reasons = {
  en: {
    'now-taken': 'It leaves you with {a} shuriken, where the next best choice leaves {b}.',
    'now-coins': 'It leaves you {a} coins rather than {b}.',
    'now-open': 'Afterwards you hold cards for {a} of the two piles, rather than for {b}.',
    'later-taken': 'By your next turn you have about {a} shuriken; with the next best choice, about {b}.',
    'later-others':
      'It leaves more to the others: about {a} shuriken before your next turn, rather than {b}.',
    'later-coins': 'By your next turn you have about {a} coins, rather than {b}.',
    'later-open':
      'On your next turn you can serve about {a} of the two piles from your hand, rather than {b}.',
    'later-win': 'It decides the game: you win in {a%} of 100 imagined endings, rather than in {b%}.',
  },
  fr: {
    'now-taken': 'Il vous laisse {a} shuriken, là où le choix suivant en laisse {b}.',
    'now-coins': 'Il vous laisse {a} pièces plutôt que {b}.',
    'now-open': 'Ensuite vous tenez des cartes pour {a} des deux piles, plutôt que pour {b}.',
    'later-taken':
      'D’ici votre prochain tour vous aurez environ {a} shuriken ; avec le choix suivant, environ {b}.',
    'later-others':
      'Il en laisse davantage aux autres : environ {a} shuriken avant votre prochain tour, plutôt que {b}.',
    'later-coins': 'D’ici votre prochain tour vous aurez environ {a} pièces, plutôt que {b}.',
    'later-open':
      'À votre prochain tour vous pourrez servir environ {a} des deux piles depuis votre main, plutôt que {b}.',
    'later-win':
      'Il décide de la partie : vous gagnez dans {a%} fins imaginées sur 100, plutôt que dans {b%}.',
  },
  it: {
    'now-taken': 'Ti lascia {a} shuriken, dove la scelta seguente ne lascia {b}.',
    'now-coins': 'Ti lascia {a} monete invece di {b}.',
    'now-open': 'Dopo hai carte per {a} delle due pile, invece che per {b}.',
    'later-taken': 'Entro il tuo prossimo turno avrai circa {a} shuriken; con la scelta seguente, circa {b}.',
    'later-others':
      'Lascia di più agli altri: circa {a} shuriken prima del tuo prossimo turno, invece di {b}.',
    'later-coins': 'Entro il tuo prossimo turno avrai circa {a} monete, invece di {b}.',
    'later-open': 'Al tuo prossimo turno potrai servire dalla mano circa {a} delle due pile, invece di {b}.',
    'later-win': 'Decide la partita: vinci in {a%} finali immaginati su 100, invece che in {b%}.',
  },
}
