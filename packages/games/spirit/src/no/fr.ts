import type { Sentences } from '../speech/case.ts'
import { value, who, holder, mine, atMe, symbol, samurai, giver, even, back, strict } from '../speech/case.ts'

export const fr: Sentences = {
  noSymbol: c => `Ce ${value(c)} ne montre ni chapeau, ni ferme, ni poupée.`,
  symbolHeld: c => `Votre défense a déjà ce symbole : ${symbol(c)}.`,
  noDefending: () => 'Pas de défense : rien ne se pose à gauche ce tour-ci.',
  kept: c => `Ce ${value(c)} remplace une autre carte et doit rester.`,
  noTalents: () => 'Pas de talent : aucun ne sert ce tour-ci.',
  wrongValue: c => {
    const kind = even(c) ? 'paires' : 'impaires'
    if (strict(c))
      return `À cette table ${giver(c)} ne redonne que les cartes ${kind} ; ceci est un ${value(c)}.`
    if (back(c)) return `${giver(c)} ne rend que les cartes ${kind} ; ceci est un ${value(c)}.`
    return `${giver(c)} donne les cartes ${kind} ; ceci est un ${value(c)}.`
  },
  neighbourOut: c => `${who(c)} a passé et ne prend plus de carte.`,
  gaveAlready: c => `Vous avez déjà donné ce ${value(c)} une fois.`,
  noRepeat: c => `Il n’y a pas encore de ${value(c)} dans votre ligne.`,
  cameBack: () => 'Cette position revient pour la cinquième fois : pas de défausse ce tour-ci.',
  pileEmpty: () => 'La pioche est vide : il n’y a pas d’autre carte.',
  alone: () => 'Personne d’autre n’est en jeu.',
  tokenLent: c => `Votre jeton est chez ${holder(c)}.`,
  noSupport: () => 'Pas de soutien : il n’est pas permis ce tour-ci.',
  hasPassed: c => (mine(c) ? 'Vous avez passé.' : `${who(c)} a passé.`),
  noLine: c => (mine(c) ? 'Votre ligne est sans carte.' : `La ligne de ${who(c)} est sans carte.`),
  sameLine: c => `La carte vient de ${mine(c) ? 'chez vous' : who(c)} : choisissez un autre samouraï.`,
  tokenAway: c =>
    `${mine(c) ? 'Votre jeton' : `Le jeton de ${who(c)}`} est chez ${atMe(c) ? 'vous' : holder(c)}.`,
  ownToken: c =>
    `C’est ${mine(c) ? 'votre propre jeton' : `le jeton de ${who(c)}`} : choisissez un autre samouraï.`,
  noMarker: c =>
    mine(c) ? 'Vous n’avez pas de blessure à soigner.' : `${who(c)} n’a pas de blessure à soigner.`,
  taken: c => `${samurai(c)} est déjà pris.`,
  spent: c => `${samurai(c)} a déjà aidé une fois dans cette partie.`,
}
