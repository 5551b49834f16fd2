import type { Case, Sentences } from './whynot.ts'

const actions = (n: number): string => `${n} ${n > 1 ? 'actions' : 'action'}`
/** « de » devant un nom. */
const de = (who: string): string => (/^[aeiouàâäéèêëîïôöùûüœæāēīōū]/i.test(who) ? `d'${who}` : `de ${who}`)
const bound = (x: Case): string =>
  x.text('status') === 'first'
    ? 'Vous menez un Daimyo'
    : x.text('status') === 'ronin'
      ? 'Vous êtes Rônin'
      : x.text('status') === 'pledged'
        ? `Vous êtes engagé auprès ${de(x.who('lord'))}`
        : `Vous servez ${x.who('lord')}`

export const NO_FR: Sentences = {
  noActions: x => `Vos ${x.n('ki')} ki donnent ${actions(x.n('actions'))} : il n'en reste aucune.`,
  handFull: x => `Vous tenez ${x.n('cards')} cartes : jouez ou défaussez-en une d'abord.`,
  pilesEmpty: () => 'La pioche et la défausse sont vides.',
  dishonorDear: x => `Déshonneur demande ${actions(x.n('price'))} ; il vous en reste ${x.n('left')}.`,
  saveFaceWaits: () => 'Sauver la face attend une bataille perdue ou un Déshonneur.',
  castleLordless: x => `${bound(x)} : un château demande un Daimyo à vous.`,
  castleTwice: x => `Votre Daimyo a déjà un château : ${x.card('castle')}.`,
  daimyoBound: x =>
    x.text('status') === 'first'
      ? 'Vous menez déjà un Daimyo, et un vivant ne s’échange pas.'
      : `${bound(x)} : seul un Rônin prend un Daimyo pour lui.`,
  noRoom: x =>
    x.text('type') === 'okugata'
      ? x.n('houses') === 1
        ? 'Votre maison a déjà son Okugata.'
        : 'Chacune de vos maisons a déjà son Okugata.'
      : x.n('houses') === 1
        ? `Votre maison a déjà ${x.n('most')} armées.`
        : `Chacune de vos maisons a déjà ${x.n('most')} armées.`,
  nothingToSpy: () => 'Aucune maison d’un autre joueur n’a de possession.',
  declared: () => 'Vous avez fait votre déclaration de ce tour.',
  lordDecides: x =>
    x.text('deed') === 'attack'
      ? `Seul ${x.who('lord')} décide si ce Daimyo attaque.`
      : `Seul ${x.who('lord')} peut proclamer ce Daimyo.`,
  leadsNobody: x =>
    x.text('deed') === 'attack'
      ? 'Vous ne menez pas de Daimyo, et seul un Daimyo attaque.'
      : 'Vous ne menez pas de Daimyo qui puisse être Shogun.',
  titleHeld: x =>
    x.mine('shogun') ? 'Votre Daimyo est déjà Shogun.' : `Le Daimyo ${de(x.who('shogun'))} est Shogun.`,
  outOfReach: x =>
    x.text('status') === 'first'
      ? `Le Daimyo ${de(x.who('target'))} n'est pas Shogun et n'a pas de château.`
      : `${x.who('target')} ne mène pas de Daimyo.`,
  noDie: x => `Votre force est ${x.n('strength')} ; un dé en demande ${x.n('needed')}.`,
  noRonin: x => `${bound(x)} : seul un Rônin déclare une alliance.`,
  shogunStays: () => 'Votre Daimyo est Shogun, et le titre ne se rend pas.',
  noLordThere: x => `${x.who('target')} ne mène pas de Daimyo.`,
  placeTaken: x =>
    `${x.who('ally')} est déjà aux côtés ${x.mine('target') ? 'de votre Daimyo' : de(x.who('target'))}.`,
  nothingToDissolve: x =>
    x.text('status') === 'leaving'
      ? `Vous quittez déjà ${x.who('lord')}.`
      : x.text('status') === 'pledged'
        ? `Vous ne servez ${x.who('lord')} qu'à votre prochain tour.`
        : 'Vous ne servez personne : aucune alliance à dissoudre.',
  castleAtHome: x => `${x.card('card')} ne va qu'auprès d'un Daimyo.`,
  noCourt: x =>
    x.text('status') === 'pledged'
      ? `Vous ne servez ${x.who('lord')} qu'à votre prochain tour.`
      : 'Vous êtes Rônin : aucune maison de Daimyo où la poser.',
  houseFull: x =>
    x.text('type') === 'okugata'
      ? 'Cette maison a déjà son Okugata.'
      : `Cette maison a déjà ${x.n('held')} armées sur ${x.n('most')}.`,
  nobodyToDismiss: () => 'Aucun second Samouraï ne sert un Daimyo à vous.',
  ownHouse: x => `${x.card('card')} est chez vous : un espion agit chez les autres.`,
  otherHouse: x => `Les deux viennent d'une même maison, celle de ${x.card('first')}.`,
  picked: x => `${x.card('card')} : déjà choisi.`,
  noSuchHouse: x =>
    x.text('fate') === 'second'
      ? 'Aucun second Samouraï ne vous sert.'
      : 'Vous n’avez pas de maison du Daimyo.',
  backHome: x => `${x.card('card')} vient de cette maison même.`,
  noVictim: x => `${x.who('target')} ne mène pas de Daimyo.`,
  shogunUnsaved: () => 'Vous tenez le Shogun : Sauver la face ne peut pas vous aider.',
  noSaveFace: () => 'Vous n’avez pas de Sauver la face.',
  noDaimyoToDie: x => `${bound(x)} : vous ne menez pas de Daimyo qui puisse mourir.`,
}
