import type { Reasons } from '@noren/engine'

/** Why a choice is better, by the features of `why.ts`. */
export const WHY: Reasons = {
  en: {
    'now-income': 'Your houses then bring {a} honour a turn, rather than {b}.',
    'now-honour': 'It leaves you at {a} honour, rather than at {b}.',
    'now-cards': 'It leaves you {a} cards in hand, rather than {b}.',
    'now-title': 'It makes you Shogun.',
    'now-rival': 'It stops {who}, who is {n} honour from the end.',
    'now-actions': 'It leaves you {a} actions this turn, rather than {b}.',
    'now-attack': 'You then attack with {a} dice, rather than {b}.',
    'now-defence': 'You then defend with {a} dice, rather than {b}.',
    'now-ki': 'Your ki is then {a}, rather than {b}: a third of it are your actions.',
    'now-safe': 'Beside your Samurai it is safe, should your Daimyo fall.',
    'now-danger': 'Your Daimyo could then be beaten in {a%} of 100 attacks, rather than in {b%}.',
    'later-win': 'It decides the war: you win in {a%} of 100 imagined endings, rather than in {b%}.',
    'later-honour': 'By your next turn you stand at about {a%} honour, rather than at {b%}.',
    'later-income': 'By your next turn your houses bring about {a} honour, rather than {b}.',
    'later-title':
      'When your turn comes back you are Shogun in {a%} of 100 imagined games, rather than in {b%}.',
    'later-daimyo':
      'When your turn comes back you still have a Daimyo in {a%} of 100 games, rather than in {b%}.',
    'later-rival': 'It holds back {who}, who is {n} honour from the end.',
  },
  fr: {
    'now-income': 'Vos maisons rapportent alors {a} points d’honneur par tour, plutôt que {b}.',
    'now-honour': 'Il vous laisse à {a} points d’honneur, plutôt qu’à {b}.',
    'now-cards': 'Il vous laisse {a} cartes en main, plutôt que {b}.',
    'now-title': 'Il fait de vous le Shogun.',
    'now-rival': 'Il arrête {who}, qui est à {n} points d’honneur de la fin.',
    'now-actions': 'Il vous laisse {a} actions ce tour-ci, plutôt que {b}.',
    'now-attack': 'Vous attaquez alors avec {a} dés, plutôt que {b}.',
    'now-defence': 'Vous vous défendez alors avec {a} dés, plutôt que {b}.',
    'now-ki': 'Votre ki est alors de {a}, plutôt que {b} : le tiers fait vos actions.',
    'now-safe': 'Auprès de votre Samouraï elle est à l’abri, si votre Daimyo tombe.',
    'now-danger': 'Votre Daimyo serait alors battu dans {a%} attaques sur 100, plutôt que dans {b%}.',
    'later-win':
      'Il décide de la guerre : vous gagnez dans {a%} fins imaginées sur 100, plutôt que dans {b%}.',
    'later-honour': 'D’ici votre prochain tour vous aurez environ {a%} points d’honneur, plutôt que {b%}.',
    'later-income': 'D’ici votre prochain tour vos maisons rapportent environ {a}, plutôt que {b}.',
    'later-title':
      'Quand votre tour revient vous êtes Shogun dans {a%} parties imaginées sur 100, plutôt que dans {b%}.',
    'later-daimyo':
      'Quand votre tour revient vous avez encore un Daimyo dans {a%} parties sur 100, plutôt que dans {b%}.',
    'later-rival': 'Il retient {who}, qui est à {n} points d’honneur de la fin.',
  },
  it: {
    'now-income': 'Le tue case portano poi {a} onore a turno, invece di {b}.',
    'now-honour': 'Ti lascia a {a} onore, invece che a {b}.',
    'now-cards': 'Ti lascia {a} carte in mano, invece di {b}.',
    'now-title': 'Ti fa Shogun.',
    'now-rival': 'Ferma {who}, a {n} onore dalla fine.',
    'now-actions': 'Ti lascia {a} azioni in questo turno, invece di {b}.',
    'now-attack': 'Attacchi poi con {a} dadi, invece di {b}.',
    'now-defence': 'Ti difendi poi con {a} dadi, invece di {b}.',
    'now-ki': 'Il tuo ki è poi {a}, invece di {b}: un terzo sono le tue azioni.',
    'now-safe': 'Accanto al tuo Samurai è al sicuro, se il tuo Daimyo cade.',
    'now-danger': 'Il tuo Daimyo sarebbe poi battuto in {a%} attacchi su 100, invece che in {b%}.',
    'later-win': 'Decide la guerra: vinci in {a%} finali immaginati su 100, invece che in {b%}.',
    'later-honour': 'Al tuo prossimo turno sarai a circa {a%} onore, invece che a {b%}.',
    'later-income': 'Al tuo prossimo turno le tue case portano circa {a} onore, invece di {b}.',
    'later-title':
      'Quando torna il tuo turno sei Shogun in {a%} partite immaginate su 100, invece che in {b%}.',
    'later-daimyo':
      'Quando torna il tuo turno hai ancora un Daimyo in {a%} partite su 100, invece che in {b%}.',
    'later-rival': 'Trattiene {who}, a {n} onore dalla fine.',
  },
}
