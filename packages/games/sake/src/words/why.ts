import type { Reasons } from '@noren/engine'

/** Why a choice is better, by the features of `why.ts`. */
export const WHY: Reasons = {
  en: {
    'now-sake': 'It leaves you {a} sake, rather than {b}.',
    'now-life': 'It leaves you {a} life, rather than {b}.',
    'now-gear': 'It gives you {a} pieces of gear, rather than {b}.',
    'now-strike': 'It hits {who} for {a}, where about {n} can be parried.',
    'later-win': 'It decides the evening: you win in {a%} of 100 imagined endings, rather than in {b%}.',
    'later-sake': 'By your next turn you hold about {a} sake, rather than {b}.',
    'later-life': 'By your next turn you have about {a} life left, rather than {b}.',
    'later-cards': 'By your next turn you hold about {a} cards, rather than {b}.',
    'later-gear': 'By your next turn you carry about {a} pieces of gear, rather than {b}.',
    'later-falls': '{who} falls before your next turn in {a%} of 100 imagined games, rather than in {b%}.',
    'later-wounds': 'It costs {who} about {a} life before your next turn, rather than {b}.',
    'later-theirs': 'It keeps the cup from {who}: about {a} sake by your next turn, rather than {b}.',
  },
  fr: {
    'now-sake': 'Il vous laisse {a} sakés, plutôt que {b}.',
    'now-life': 'Il vous laisse {a} points de vie, plutôt que {b}.',
    'now-gear': 'Il vous donne {a} pièces d’équipement, plutôt que {b}.',
    'now-strike': 'Il frappe {who} pour {a}, là où environ {n} peuvent être parés.',
    'later-win':
      'Il décide de la soirée : vous gagnez dans {a%} fins imaginées sur 100, plutôt que dans {b%}.',
    'later-sake': 'D’ici votre prochain tour vous tenez environ {a} sakés, plutôt que {b}.',
    'later-life': 'D’ici votre prochain tour il vous reste environ {a} points de vie, plutôt que {b}.',
    'later-cards': 'D’ici votre prochain tour vous tenez environ {a} cartes, plutôt que {b}.',
    'later-gear': 'D’ici votre prochain tour vous portez environ {a} pièces d’équipement, plutôt que {b}.',
    'later-falls':
      '{who} tombe avant votre prochain tour dans {a%} parties imaginées sur 100, plutôt que dans {b%}.',
    'later-wounds': 'Il coûte à {who} environ {a} points de vie avant votre prochain tour, plutôt que {b}.',
    'later-theirs':
      'Il écarte la coupe de {who} : environ {a} sakés d’ici votre prochain tour, plutôt que {b}.',
  },
  it: {
    'now-sake': 'Ti lascia {a} sakè, invece di {b}.',
    'now-life': 'Ti lascia {a} punti vita, invece di {b}.',
    'now-gear': 'Ti dà {a} pezzi d’equipaggiamento, invece di {b}.',
    'now-strike': 'Colpisce {who} per {a}, dove se ne possono parare circa {n}.',
    'later-win': 'Decide la serata: vinci in {a%} finali immaginati su 100, invece che in {b%}.',
    'later-sake': 'Al tuo prossimo turno hai circa {a} sakè, invece di {b}.',
    'later-life': 'Al tuo prossimo turno ti restano circa {a} punti vita, invece di {b}.',
    'later-cards': 'Al tuo prossimo turno hai circa {a} carte, invece di {b}.',
    'later-gear': 'Al tuo prossimo turno porti circa {a} pezzi d’equipaggiamento, invece di {b}.',
    'later-falls':
      '{who} cade prima del tuo prossimo turno in {a%} partite immaginate su 100, invece che in {b%}.',
    'later-wounds': 'Costa a {who} circa {a} punti vita prima del tuo prossimo turno, invece di {b}.',
    'later-theirs': 'Toglie la coppa a {who}: circa {a} sakè entro il tuo prossimo turno, invece di {b}.',
  },
}
