import type { Phrases, Who } from './phrases.ts'

const cards = (n: number): string => `${n} ${n > 1 ? 'cartes' : 'carte'}`
const dice = (n: number): string => `${n} ${n > 1 ? 'dés' : 'dé'}`

/** « de » devant un nom : d'Aiko, du joueur 3, de Benkei. */
const de = (who: string): string =>
  who.startsWith('joueur')
    ? `du ${who}`
    : /^\**[aeiouàâäéèêëîïôöùûüœæāēīōū]/i.test(who)
      ? `d'${who}`
      : `de ${who}`
const le = (who: string): string => (who.startsWith('joueur') ? `le ${who}` : who)

const does = (who: Who, you: string, they: string): string =>
  who.me ? `**Vous** ${you}` : `**${who.name}** ${they}`
const them = (who: Who): string => (who.me ? 'vous' : `**${who.name}**`)
/** Ce que l'un fait à l'autre : « vous » se met devant le verbe, un nom après. */
const does2 = (who: Who, you: string, they: string, whom: Who): string =>
  whom.me ? `**${who.name}** vous ${they}` : `${does(who, you, they)} **${whom.name}**`
const lord = (row: 'samurai' | 'daimyo'): string => (row === 'samurai' ? 'Samouraï' : 'Daimyo')
const theLord = (who: Who, row: 'samurai' | 'daimyo' = 'daimyo'): string =>
  who.me ? `votre ${lord(row)}` : `le ${lord(row)} ${de(`**${who.name}**`)}`
const theFace = (who: Who): string => (who.me ? 'votre face' : `la face ${de(`**${who.name}**`)}`)

export const fr: Phrases = {
  title: 'Honor of the Samurai',
  tagline: 'Deux maisons, un titre, et la course au nom le plus honoré',
  unit: 'honneur',
  card: {
    Samurai: 'Samouraï',
    "Ancestor's No-Dachi": "No-Dachi de l'ancêtre",
    "Ancestor's Daisho": "Daisho de l'ancêtre",
    'Swordsmith Masamune': 'Forgeron Masamune',
    'Noh Theater': 'Théâtre Nô',
    'Gunpowder Weapons': 'Armes à feu',
    'Hill Castle': 'Château de la colline',
    'River Castle': 'Château de la rivière',
    'Great Castle': 'Grand château',
    'Ashigaru Spearmen': 'Lanciers ashigaru',
    'Ashigaru Archers': 'Archers ashigaru',
    'Samurai Cavalry': 'Cavalerie samouraï',
    'Mountain Monks': 'Moines de la montagne',
    'Hatamoto Retainers': 'Vassaux hatamoto',
    'House Guard': 'Garde de la maison',
    'Ninja Spy': 'Espion ninja',
    'Elite Ninja Spy': "Espion ninja d'élite",
    'Ninja Assassin': 'Assassin ninja',
    Dishonor: 'Déshonneur',
    'Save Face': 'Sauver la face',
  },
  status: {
    first: '1er Samouraï',
    ronin: 'Rônin',
    pledged: 'engagé',
    second: 'second Samouraï',
    leaving: 'second Samouraï, sur le départ',
  },
  player: n => `joueur ${n}`,
  row: row => (row === 'samurai' ? 'maison du Samouraï' : 'maison du Daimyo'),
  rowOf: (row, who) => `maison du ${row === 'samurai' ? 'Samouraï' : 'Daimyo'} ${de(who)}`,
  actions: n => `${n} ${n > 1 ? 'actions' : 'action'}`,

  draw: 'Piocher une carte (1 action)',
  play: (card, price) => `Jouer ${card} (${price})`,
  discard: card => `Défausser ${card}`,
  proclaim: bonus => `Proclamer votre Daimyo Shogun (${bonus} par tour)`,
  attack: (who, mine, theirs) => `Attaquer ${le(who)} : ${dice(mine)} contre ${theirs}`,
  ally: (who, share) => `S'allier à ${who} (${share} par tour)`,
  dissolve: price => `Dissoudre l'alliance (${price})`,
  end: 'Finir le tour',
  back: 'Reprendre la carte',
  lay: (row, foreign) =>
    row === 'samurai'
      ? 'Dans ma maison du Samouraï'
      : foreign
        ? 'Dans la maison de mon seigneur'
        : 'Dans la maison de mon Daimyo',
  enthrone: card => `Suivre ${card}`,
  dismiss: card => `Renvoyer le second Samouraï avec ${card}`,
  pick: (card, where) => `${card}, ${where}`,
  fates: {
    destroy: 'La détruire',
    samurai: 'Dans ma maison du Samouraï',
    daimyo: 'Dans la maison du Daimyo',
    second: 'Dans la maison de mon second Samouraï',
  },
  enough: 'Cela suffit',
  kill: (row, who, need, price) =>
    `Le ${row === 'samurai' ? 'Samouraï' : 'Daimyo'} ${de(who)} : ${need}+ (${price})`,
  victim: (row, who) => `Le ${row === 'samurai' ? 'Samouraï' : 'Daimyo'} ${de(who)}`,
  shame: (who, loss, saved) => `Déshonorer ${le(who)} (${loss} ou ${saved})`,
  accept: loss => `Le supporter (${loss})`,
  saveMine: loss => `Jouer Sauver la face (${loss})`,
  save: 'Jouer Sauver la face',
  pass: 'Passer',
  suicide: (row, lost) => `Mon ${row === 'samurai' ? 'Samouraï' : 'Daimyo'} meurt (${cards(lost)} en moins)`,
  take: (card, swap) => (swap ? `Prendre ${card} à la place du mien` : `Prendre ${card}`),
  burn: card => `Brûler ${card}`,

  asks: {
    turn: left =>
      left === 0
        ? "Plus d'action. Déclarez, défaussez ou finissez votre tour."
        : `À vous : encore ${left} ${left > 1 ? 'actions' : 'action'}.`,
    place: card => `Quelle maison pour **${card}** ?`,
    daimyo: card => `Qui **${card}** doit-il mener ?`,
    assassin: "Qui l'assassin doit-il visiter ?",
    dishonor: 'Qui déshonorez-vous ?',
    pick: "Quelle possession l'espion doit-il prendre ou détruire ?",
    pickMore: 'Une seconde possession de la même maison ?',
    fate: card => `Que devient **${card}** ?`,
    answer: by => `**${by}** vous déshonore. Que répondez-vous ?`,
    saveDishonor: who => `Sauverez-vous la face ${de(`**${who}**`)} ?`,
    saveBattle: (who, winner) => `**${who}** a perdu contre **${winner}**. Jouerez-vous Sauver la face ?`,
    saveMine: winner =>
      `Votre Daimyo a perdu contre **${winner}** et va mourir. Jouerez-vous Sauver la face ?`,
    saveBeaten: who => `Vous avez battu **${who}**. Laisserez-vous vivre son Daimyo par Sauver la face ?`,
    saveShamed: who => `Vous avez déshonoré **${who}**. Jouerez-vous quand même Sauver la face ?`,
    sealed: who => `Votre réponse au sujet ${de(`**${who}**`)} est scellée.`,
    sealedMine: 'Votre réponse est scellée.',
    castle: loser => `Le château ${de(`**${loser}**`)} est à vous : le prendre ou le brûler ?`,
    over: winner => `**${winner}** est le Samouraï le plus honoré.`,
    overMine: 'Vous êtes le Samouraï le plus honoré.',
    waitTurn: who => `C'est le tour ${de(`**${who}**`)}.`,
    waitAnswer: (who, by) => `**${by}** a déshonoré **${who}**, qui doit répondre.`,
    waitShamed: who => `Vous avez déshonoré **${who}**, qui doit répondre.`,
    waitWindow: who => `Chacun est interrogé : sauver la face ${de(`**${who}**`)} ?`,
    waitMine: 'Chacun est interrogé : sauver votre face ?',
    waitCastle: (who, loser) => `**${who}** décide du château ${de(`**${loser}**`)}.`,
    waitMyCastle: who => `**${who}** décide de votre château.`,
  },

  tell: {
    house: (row, who, own) =>
      who.me || own
        ? `${who.me ? 'votre' : 'sa'} maison du ${lord(row)}`
        : `la maison du ${lord(row)} ${de(`**${who.name}**`)}`,
    began: (dealer, first) =>
      `${does(dealer, 'avez', 'a')} distribué ; ${first.me ? '**vous** commencez' : `**${first.name}** commence`}.`,
    turn: (who, round) => `Manche ${round} : ${who.me ? '**votre** tour' : `tour ${de(`**${who.name}**`)}`}.`,
    honour: (who, amount, total, why) =>
      why === 'collect'
        ? `${does(who, 'récoltez', 'récolte')} ${amount} honneur : ${total}.`
        : why === 'dissolve'
          ? `${does(who, 'perdez', 'perd')} ${amount} pour une alliance rompue : ${total}.`
          : why === 'ninja'
            ? `${does(who, 'perdez', 'perd')} ${amount} pour avoir usé de ninjas : ${total}.`
            : why === 'treachery'
              ? `${does(who, 'perdez', 'perd')} ${amount} pour félonie : ${total}.`
              : `${does(who, 'subissez', 'subit')} le déshonneur, ${amount} : ${total}.`,
    drew: (who, card) => `${does(who, 'piochez', 'pioche')} ${card ?? 'une carte'}.`,
    reshuffled: n => `La défausse est mélangée : ${n} cartes.`,
    discarded: (who, card) => `${does(who, 'défaussez', 'défausse')} ${card}.`,
    placed: (who, card, where) => `${does(who, 'posez', 'pose')} ${card} dans ${where}.`,
    enthroned: (who, card) => `${does(who, 'suivez', 'suit')} un nouveau Daimyo : ${card}.`,
    dismissed: (who, second, card) =>
      `${does2(who, 'renvoyez', 'renvoie', second)}${second.me ? ' : vous devez' : ', qui doit'} suivre ${card}.`,
    proclaimed: (who, daimyo) => `${does(who, 'proclamez', 'proclame')} ${daimyo} **Shogun**.`,
    allied: (who, to) =>
      `${does(who, 'vous engagez', "s'engage")} auprès ${to.me ? 'de votre Daimyo' : `du Daimyo ${de(`**${to.name}**`)}`}.`,
    serving: (who, to) => `${does(who, 'servez', 'sert')} désormais ${theLord(to)}.`,
    dissolving: (who, from) => `${does(who, 'allez', 'va')} quitter ${theLord(from)}.`,
    ronin: who => `${does(who, 'êtes', 'est')} un Rônin.`,
    titleTo: who => `Le titre de Shogun ${who.me ? 'vous revient' : `passe à **${who.name}**`}.`,
    titleFree: 'Le titre de Shogun est libre.',
    succeeded: (who, from, daimyo) =>
      `${from.me ? `**${who.name}** vous succède` : `${does(who, 'succédez', 'succède')} à **${from.name}**`} auprès ${de(daimyo)}.`,
    daimyoDied: (daimyo, lost) => `${daimyo} meurt ; sa maison tombe (${cards(lost)}).`,
    daimyoLeft: (who, daimyo, lost) =>
      `${does(who, 'quittez', 'quitte')} ${daimyo} ; sa maison tombe (${cards(lost)}).`,
    samuraiDied: (who, lost) =>
      `${who.me ? 'Votre Samouraï' : `Le Samouraï ${de(`**${who.name}**`)}`} meurt ; sa maison tombe (${cards(lost)}).`,
    spied: (who, card, where) => `${does(who, 'envoyez', 'envoie')} ${card} dans ${where}.`,
    destroyed: card => `Détruit : ${card}.`,
    stolen: (card, where) => `Volé : ${card}, posé dans ${where}.`,
    assassin: (who, victim, need) =>
      `${does(who, 'envoyez', 'envoie')} un assassin contre ${victim} : ${need} ou plus tue.`,
    victim: (row, who) => theLord(who, row),
    stabbed: (die, success) =>
      success ? `Le dé montre ${die} : la mort.` : `Le dé montre ${die} : il en réchappe.`,
    guardFell: where => `Une garde tombe dans ${where}.`,
    attacked: (who, target, d) =>
      `${does2(who, 'attaquez', 'attaque', target)} : ${dice(d[0])} contre ${d[1]}.`,
    rolled: (a, b, totals, tie) =>
      tie
        ? `${does(a, 'et', 'et')} ${them(b)} ${a.me || b.me ? 'faites' : 'font'} tous deux ${totals[0]} : on relance.`
        : `${does(a, 'faites', 'fait')} ${totals[0]}, ${them(b)} ${totals[1]}.`,
    won: (winner, loser) => `${does2(winner, 'battez', 'bat', loser)}.`,
    window: who => `Quelqu'un sauvera-t-il ${theFace(who)} ?`,
    saved: (by, who) =>
      by.seat === who.seat
        ? `${does(by, 'jouez', 'joue')} Sauver la face.`
        : `${does(by, 'jouez', 'joue')} Sauver la face pour ${them(who)}.`,
    unsaved: who => `Personne ne sauve ${theFace(who)}.`,
    castleTaken: (winner, card) => `${does(winner, 'prenez', 'prend')} ${card}.`,
    castleBurned: (winner, card) => `${does(winner, 'brûlez', 'brûle')} ${card}.`,
    dishonor: (who, target) => `${does2(who, 'déshonorez', 'déshonore', target)}.`,
    answered: (who, answer) =>
      answer === 'accept'
        ? `${does(who, 'le supportez', 'le supporte')}.`
        : answer === 'save'
          ? `${does(who, 'sauvez', 'sauve')} la face.`
          : answer === 'suicide-samurai'
            ? `${does(who, 'choisissez la mort de votre', 'choisit la mort du')} Samouraï.`
            : `${does(who, 'choisissez la mort de votre', 'choisit la mort du')} Daimyo.`,
    over: (winner, honour) =>
      `${does(winner, 'atteignez', 'atteint')} ${honour} honneur et ${winner.me ? 'gagnez' : 'gagne'}.`,
  },

  options: {
    target: 'Honneur pour gagner',
    'target:auto': 'Selon les joueurs : 400, ou 300 à 5 ou 6',
    alliances: 'Qui peut déclarer une alliance',
    'alliances:ronin': 'Un Rônin seulement',
    'alliances:anyone': 'Chacun, sauf le Shogun',
    shogunSaves: 'Le Shogun peut sauver la face des autres',
    data: 'Chiffres des cartes de votre exemplaire',
  },
}
