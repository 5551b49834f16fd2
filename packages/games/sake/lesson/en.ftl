### The first game with a teacher: what the coach says, idea by idea. ① and ② are the numbered lanterns.
### Titles have at most 28 signs, sentences 120 in English and 140 in other languages.

lesson-goal-title = The goal
lesson-goal-say = Four sips are left in ① the bowl. When it is dry, everybody gets one last turn; then the most sips wins, if you live.
lesson-goal-why = And the living need more sips than all the spirits together.

lesson-numbers-title = Four numbers
lesson-numbers-say = Every card is one of its numbers, or its text. ① Rice Bowl has 2 for drinking: use that.
lesson-numbers-then-drink = Now say what it is: drink.
lesson-numbers-why = The four figures are attack, defence, move and drink. You play two cards a turn.
lesson-numbers-else-text = It lies before you as an item; drink with another card.

lesson-sip-title = Where the sip goes
lesson-sip-say = A sip covers what it lies on. ① On your life: one life more; on your sheet your gift sleeps; a wet Katana cannot cut.
lesson-sip-then-second = And the second one: on your life or your sheet, what is still free.
lesson-sip-why = Every sip you hold counts at the end, wherever it lies.
lesson-sip-else-katana = Then you cannot strike this turn. Take it back?

lesson-iaido-title = Iaido
lesson-iaido-say = A Katana reaches one Step, and ① Botan is three away. You still sit: iaido, two Steps and a cut. 3 + 3 = 6.
lesson-iaido-then-upto = A Katana reaches one Step, and ① Botan is three away. You still sit: iaido, up to two Steps and a cut. 3 + 3 = 6.
lesson-iaido-then-use = Scalding Ramen has attack 3. Choose iaido.
lesson-iaido-then-step = Two Steps to the left, towards Botan.
lesson-iaido-then-target = Now strike ① Botan.
lesson-iaido-why = Others may interrupt, and whoever is struck may defend. A wet weapon does not help him.
lesson-iaido-else-right = Legal; he is dry and parries. Left is softer.

lesson-death-title = A death
lesson-death-say = Botan falls. His sips are gone, the shorter way stays: ① Chiyo is one Step from you now.
lesson-death-why = Now end the turn: you draw two cards and keep the Katana in hand.

lesson-dead-title = The dead play on
lesson-dead-say = The dead go on as spirits, one team. ① Botan shoves a Step between you and Chiyo, then steals a sip.
lesson-dead-why = Spirits win together if they hold enough sips.

lesson-defend-title = Defend
lesson-defend-say = Five are coming. ① Improvised Armour defends 3, and your dry Katana adds 2: nothing gets through.
lesson-defend-why = A defence is one card, plus the weapon in your hand if it is dry.
lesson-defend-else-other = Less than five: what is missing comes off your life, the sip on it first.
lesson-defend-else-nothing = 5 lost: you would be a spirit.

lesson-event-title = An event
lesson-event-say = Chiyo leads with three. ① Weak Stomach’s text takes a sip from anybody: hers.
lesson-event-then-text = Use its text.
lesson-event-then-sip = Whose sip? One of ① Chiyo’s.
lesson-event-why = An event happens at once and is discarded.
lesson-event-else-other = Legal. Chiyo still has three.

lesson-flame-title = The flame
lesson-flame-say = ① The flame burns a sip of yours: for a card at any moment, or for a third play. Tonight keep them: they win.
lesson-flame-why = A burnt sip is gone for good.

lesson-last-title = The last sip
lesson-last-say = Drink the last sip; only ① your Katana is free for it. The bowl turns over: the Fatal Round begins, with you.
lesson-last-then-drink = Now say what it is: drink.
lesson-last-then-place = On ① your Katana: the only free place.
lesson-last-then-end = Nothing more to do. End your turn; the weapon in your hand stays.
lesson-last-why = In the Fatal Round everybody has one more turn, then the night is over.

lesson-out-title = Out of reach
lesson-out-say = Everybody has one turn left. ① Strategic Stench puts two Steps between you and Chiyo: her Katana falls short.
lesson-out-then-soon = Soon the bowl is dry. ① Strategic Stench puts two Steps between you and Chiyo: her Katana falls short.
lesson-out-then-text = Use its text.
lesson-out-then-spot = Both Steps go ① here, between you and Chiyo.
lesson-out-then-end = Nothing more to do. End your turn; the weapon in your hand stays.
lesson-out-why = Nobody strikes further than their weapon reaches, and Steps are the measure.
lesson-out-else-elsewhere = Legal. Chiyo is still one Step away.

lesson-torment-title = Torment
lesson-torment-say = Botan wants a sip of yours. Each point of defence saves one: ① any card here will do.
lesson-torment-why = Only spirits torment. They spend cards; each one asks for a sip.
lesson-torment-else-nothing = One sip lost: a tie with Chiyo and Daiki.

lesson-count-title = Count
lesson-count-say = Three sips, more than any samurai and more than all spirits together. The night is yours.
lesson-count-why = You 3, Chiyo 2, Daiki 2, the spirits 1.

lesson-hint-board = Each samurai has a gift. Any of them will do for a first night.
lesson-hint-interrupt = You may interrupt with a card now, or let it pass.
lesson-hint-defend = One card defends, and the dry weapon in your hand adds to it.
lesson-hint-burn = A burnt sip is a card at once, but sips win the night.
lesson-hint-activate = An item before you can be used: look at what it does.
lesson-hint-soul = Cards of your life pile can come into your hand: life for cards. One must stay.
lesson-hint-shove = You are a spirit now: first a power, then a sip or a torment.
lesson-hint-torment = Spirits take sips: each card you spend asks for one.
lesson-hint-wield = Choose the weapon you hold: it strikes and defends until your next turn.
