import type { Lang, Lexicon } from '@noren/engine'

/** What the parts of a rulebook are called, by the sign that its sentences carry: English, French, Italian. */
const PARTS: Readonly<Record<string, readonly [string, string, string]>> = {
  // Sakura
  'SA-SETUP': ['Set-up', 'Mise en place', 'Preparazione'],
  'SA-PLAY': ['Turn and placement', 'Tour et pose', 'Turno e posa'],
  'SA-TAKE': ['Taking a pile', 'Prendre une pile', 'Prendere una pila'],
  'SA-HIRE': ['Hiring characters', 'Engager des personnages', 'Ingaggiare personaggi'],
  'SA-MOD': ['Changes to placement', 'Effets sur la pose', 'Effetti sulla posa'],
  'SA-CHAR': ['The characters', 'Les personnages', 'I personaggi'],
  'SA-END': ['End of round and game', 'Fin de manche et de partie', 'Fine della manche e della partita'],
  // Samurai Spirit
  'SS-DEF': ['Words', 'Définitions', 'Definizioni'],
  'SS-SETUP': ['Set-up', 'Mise en place', 'Preparazione'],
  'SS-MODE': ['Difficulty', 'Difficulté', 'Difficoltà'],
  'SS-ROUND': ['Rounds and turn order', 'Manches et ordre du tour', 'Round e ordine di turno'],
  'SS-TURN': ['The turn', 'Le tour', 'Il turno'],
  'SS-PEN': ['The penalty', 'La pénalité', 'La penalità'],
  'SS-FIGHT': ['Fight', 'Combattre', 'Combattere'],
  'SS-CONF': ['Confront', 'Affronter', 'Affrontare'],
  'SS-DEFEND': ['Defend', 'Défendre', 'Difendere'],
  'SS-SUP': ['Support', 'Soutenir', 'Sostenere'],
  'SS-PASS': ['Pass', 'Passer', 'Passare'],
  'SS-TAL': ['Talents', 'Talents', 'Talenti'],
  'SS-KIAI': ['Kiai', 'Kiai', 'Kiai'],
  'SS-WOUND': ['Wounds and the animal side', 'Blessures et face animale', 'Ferite e lato animale'],
  'SS-BARR': ['Barricades', 'Barricades', 'Barricate'],
  'SS-FARM': ['Farms', 'Fermes', 'Fattorie'],
  'SS-FAM': ['Families', 'Familles', 'Famiglie'],
  'SS-END': ['End of a round', 'Fin d’une manche', 'Fine di un round'],
  'SS-NEXT': ['The next round', 'La manche suivante', 'Il round successivo'],
  'SS-LOSS': ['Losing', 'Défaite', 'Sconfitta'],
  'SS-WIN': ['Winning', 'Victoire', 'Vittoria'],
  'SS-SCORE': ['Score', 'Score', 'Punteggio'],
  'SS-DUO': ['Two players', 'À deux joueurs', 'In due giocatori'],
  'SS-SOLO': ['Alone', 'En solitaire', 'In solitario'],
  'SS-FAQ': ['Questions and answers', 'Questions et réponses', 'Domande e risposte'],
  // Saké & Samouraï
  'SK-SETUP': ['Set-up', 'Mise en place', 'Preparazione'],
  'SK-GEO': ['Places and steps', 'Places et pas', 'Posti e passi'],
  'SK-TURN': ['The turn of a samurai', 'Le tour d’un samouraï', 'Il turno di un samurai'],
  'SK-ATTACK': ['Attack', 'Attaque', 'Attacco'],
  'SK-MOVE': ['Move', 'Déplacement', 'Movimento'],
  'SK-IAIDO': ['Iaido', 'Iaido', 'Iaido'],
  'SK-DRINK': ['Drink', 'Boire', 'Bere'],
  'SK-DEF': ['Defence', 'Défense', 'Difesa'],
  'SK-WEAPON': ['Weapons', 'Armes', 'Armi'],
  'SK-ITEM': ['Items', 'Objets', 'Oggetti'],
  'SK-EVENT': ['Events', 'Événements', 'Eventi'],
  'SK-INT': ['Interruptions', 'Interruptions', 'Interruzioni'],
  'SK-DISC': ['Disciples', 'Disciples', 'Seguaci'],
  'SK-HAND': ['Hand', 'Main', 'Mano'],
  'SK-DECK': ['Draw and discard piles', 'Pioche et défausse', 'Mazzo e scarti'],
  'SK-SOUL': ['Ardent Soul', 'Âme ardente', 'Anima ardente'],
  'SK-SAKE': ['Sake on a samurai', 'Saké sur un samouraï', 'Sakè su un samurai'],
  'SK-BURN': ['Burning sake', 'Brûler du saké', 'Bruciare sakè'],
  'SK-DMG': ['Damage', 'Dommages', 'Danni'],
  'SK-HEAL': ['Healing', 'Soins', 'Cure'],
  'SK-DEATH': ['Death', 'Mort', 'Morte'],
  'SK-LINE': [
    'Two survivors, one survivor',
    'Deux survivants, un survivant',
    'Due superstiti, un superstite',
  ],
  'SK-SPIRIT': ['Spirits', 'Esprits', 'Spiriti'],
  'SK-POWER': ['Drunkenness powers', 'Pouvoirs d’ivresse', 'Poteri dell’ebbrezza'],
  'SK-STEAL': ['Stealing from the masu', 'Voler dans le masu', 'Rubare dal masu'],
  'SK-TORMENT': ['Torment', 'Tourment', 'Tormento'],
  'SK-DEMAT': ['Attacking a spirit', 'Attaquer un esprit', 'Attaccare uno spirito'],
  'SK-FATAL': ['The fatal round', 'Le Tour fatal', 'Il Giro della Morte'],
  'SK-END': ['End and victory', 'Fin et victoire', 'Fine e vittoria'],
  'SK-SEPPUKU': ['Seppuku', 'Seppuku', 'Seppuku'],
  'SK-ABIL': ['Abilities of the samurai', 'Capacités des samouraïs', 'Abilità dei samurai'],
  'SK-LOC': ['Locations', 'Lieux', 'Luoghi'],
  // Honor of the Samurai
  'HS-SETUP': ['Set-up', 'Mise en place', 'Preparazione'],
  'HS-HOUSE': ['Houses', 'Maisons', 'Case'],
  'HS-TURN': ['The turn', 'Le tour', 'Il turno'],
  'HS-COLLECT': ['Collecting honour', 'Recevoir l’honneur', 'Raccogliere onore'],
  'HS-ACT': ['Actions', 'Actions', 'Azioni'],
  'HS-HAND': ['Hand, draw and discard piles', 'Main, pioche et défausse', 'Mano, mazzo e scarti'],
  'HS-PLACE': ['Playing cards into houses', 'Poser des cartes', 'Posare carte nelle case'],
  'HS-DECL': ['Declarations', 'Déclarations', 'Dichiarazioni'],
  'HS-ALLY': ['Rônin and alliances', 'Rônin et alliances', 'Rônin e alleanze'],
  'HS-NINJA': ['Ninjas', 'Ninjas', 'Ninja'],
  'HS-BATTLE': ['Battle', 'Bataille', 'Battaglia'],
  'HS-SHOGUN': ['Shogun', 'Shogun', 'Shogun'],
  'HS-DIS': ['Dishonor', 'Déshonneur', 'Disonore'],
  'HS-SAVE': ['Save Face', 'Sauver la face', 'Salvare la faccia'],
  'HS-GUN': ['Gunpowder weapons', 'Armes à feu', 'Armi da fuoco'],
  'HS-END': ['End of the game', 'Fin de la partie', 'Fine della partita'],
}

/** Parts that every rulebook here has. */
const SHARED: Readonly<Record<string, readonly [string, string, string]>> = {
  DEC: ['Who decides what', 'Qui décide quoi', 'Chi decide cosa'],
  EX: ['Examples', 'Exemples', 'Esempi'],
  A: ['Doubtful cases', 'Cas douteux', 'Casi dubbi'],
  D: ['Who decides what', 'Qui décide quoi', 'Chi decide cosa'],
  AMB: ['Doubtful cases, settled', 'Cas douteux, tranchés', 'Casi dubbi, decisi'],
}

const PLACE: Readonly<Record<Lang, 0 | 1 | 2>> = { en: 0, fr: 1, it: 2 }

/** The name of a part of the rules: in the game's own words, in ours, or its sign where it has no name. */
export function partName(lang: Lang, sign: string, words?: Pick<Lexicon, 'chapter'>): string {
  const chapter = sign.slice(sign.indexOf('-') + 1)
  return words?.chapter?.(lang, chapter) ?? (PARTS[sign] ?? SHARED[chapter])?.[PLACE[lang]] ?? sign
}
