
lesson-goal-title = Le but
lesson-goal-say = Il reste quatre gorgées dans ① le Masu. Une fois vide, chacun a un dernier tour ; puis le plus de gorgées gagne, si l’on vit.
lesson-goal-why = Et les vivants doivent avoir plus de gorgées que tous les Esprits réunis.

lesson-numbers-title = Quatre nombres
lesson-numbers-say = Chaque carte vaut un de ses nombres, ou son texte. ① Le Bol de riz a 2 pour boire : servez-vous-en.
lesson-numbers-then-drink = Dites maintenant ce qu’elle fait : boire.
lesson-numbers-why = Les quatre chiffres : attaque, défense, mouvement, boisson. On joue deux cartes par tour.
lesson-numbers-else-text = Il reste devant vous comme objet ; buvez avec une autre carte.

lesson-sip-title = Où va la gorgée
lesson-sip-say = Une gorgée couvre ce qui la porte. ① Sur la Vie, une Vie de plus ; sur la fiche, le don dort ; un Katana mouillé ne tranche pas.
lesson-sip-then-second = Et la seconde : sur la Vie ou la fiche, ce qui est libre.
lesson-sip-why = Chaque gorgée compte à la fin, où qu’elle soit posée.
lesson-sip-else-katana = Alors vous ne pourrez pas frapper ce tour-ci. Le reprendre ?

lesson-iaido-title = Iaïdo
lesson-iaido-say = Un Katana frappe à un Pas, et ① Botan est à trois. Vous êtes encore assis : iaïdo, deux Pas et un coup. 3 + 3 = 6.
lesson-iaido-then-upto = Un Katana frappe à un Pas, et ① Botan est à trois. Encore assis : iaïdo, jusqu’à deux Pas et un coup. 3 + 3 = 6.
lesson-iaido-then-use = Ramen brûlant a 3 en attaque. Choisissez l’iaïdo.
lesson-iaido-then-step = Deux Pas à gauche, vers Botan.
lesson-iaido-then-target = Frappez maintenant ① Botan.
lesson-iaido-why = Les autres peuvent interrompre, et la cible peut se défendre. Une arme mouillée ne l’aide pas.
lesson-iaido-else-right = C’est permis ; il est sec et pare. À gauche, c’est plus tendre.

lesson-death-title = Une mort
lesson-death-say = Botan tombe. Ses gorgées sont perdues, le chemin le plus court reste : ① Chiyo est à un Pas de vous.
lesson-death-why = Finissez le tour : vous piochez deux cartes et gardez le Katana en main.

lesson-dead-title = Les morts jouent encore
lesson-dead-say = Les morts continuent en Esprits, une seule équipe. ① Botan ajoute un Pas entre vous et Chiyo, puis vole une gorgée.
lesson-dead-why = Les Esprits gagnent ensemble s’ils tiennent assez de gorgées.

lesson-defend-title = Se défendre
lesson-defend-say = Cinq arrivent. ① L’Armure improvisée défend 3, et votre Katana sec ajoute 2 : rien ne passe.
lesson-defend-why = Une défense, c’est une carte, plus l’arme en main si elle est sèche.
lesson-defend-else-other = Moins de cinq : le reste entame la Vie, la gorgée d’abord.
lesson-defend-else-nothing = 5 perdus : vous seriez un Esprit.

lesson-event-title = Un événement
lesson-event-say = Chiyo mène avec trois. ① Le texte d’Estomac sensible enlève une gorgée à n’importe qui : à elle.
lesson-event-then-text = Utilisez son texte.
lesson-event-then-sip = Quelle gorgée ? Une de ① Chiyo.
lesson-event-why = Un événement arrive aussitôt, puis est défaussé.
lesson-event-else-other = C’est permis. Chiyo en a toujours trois.

lesson-flame-title = La flamme
lesson-flame-say = ① La flamme brûle une de vos gorgées : pour une carte à tout moment, ou un troisième coup. Ce soir gardez-les : elles gagnent.
lesson-flame-why = Une gorgée brûlée est perdue.

lesson-last-title = La dernière gorgée
lesson-last-say = Buvez la dernière gorgée ; seul ① votre Katana est libre. Le Masu se retourne : le Tour fatal commence, par vous.
lesson-last-then-drink = Dites maintenant ce qu’elle fait : boire.
lesson-last-then-place = Sur ① votre Katana : la seule place libre.
lesson-last-then-end = Plus rien à faire. Finissez votre tour ; l’arme en main reste.
lesson-last-why = Au Tour fatal, chacun a encore un tour, puis la nuit est finie.

lesson-out-title = Hors d’atteinte
lesson-out-say = Chacun a encore un tour. ① Puanteur stratégique met deux Pas entre vous et Chiyo : son Katana n’atteint plus.
lesson-out-then-soon = Le Masu sera bientôt vide. ① Puanteur stratégique met deux Pas entre vous et Chiyo : son Katana n’atteint plus.
lesson-out-then-text = Utilisez son texte.
lesson-out-then-spot = Les deux Pas vont ① ici, entre vous et Chiyo.
lesson-out-then-end = Plus rien à faire. Finissez votre tour ; l’arme en main reste.
lesson-out-why = On ne frappe pas plus loin que son arme, et les Pas en sont la mesure.
lesson-out-else-elsewhere = C’est permis. Chiyo est toujours à un Pas.

lesson-torment-title = Tourment
lesson-torment-say = Botan veut une de vos gorgées. Chaque point de défense en sauve une : ① ici, n’importe quelle carte suffit.
lesson-torment-why = Seuls les Esprits tourmentent. Ils dépensent des cartes ; chacune demande une gorgée.
lesson-torment-else-nothing = Une gorgée perdue : égalité avec Chiyo et Daiki.

lesson-count-title = Compter
lesson-count-say = Trois gorgées, plus que tout autre samouraï et plus que tous les Esprits réunis. La nuit est à vous.
lesson-count-why = Vous 3, Chiyo 2, Daiki 2, les Esprits 1.

lesson-hint-board = Chaque samouraï a un don. Pour une première nuit, tous vont.
lesson-hint-interrupt = Vous pouvez interrompre avec une carte, ou laisser faire.
lesson-hint-defend = Une carte défend, et l’arme sèche en main s’y ajoute.
lesson-hint-burn = Une gorgée brûlée donne une carte, mais les gorgées gagnent la nuit.
lesson-hint-activate = Un objet devant vous peut servir : lisez son effet.
lesson-hint-soul = Des cartes de votre Vie peuvent venir en main : de la Vie contre des cartes. Il doit en rester une.
lesson-hint-shove = Vous êtes un Esprit : d’abord un pouvoir, puis une gorgée ou un tourment.
lesson-hint-torment = Les Esprits prennent des gorgées : chaque carte dépensée en demande une.
lesson-hint-wield = Choisissez l’arme en main : elle frappe et défend jusqu’à votre prochain tour.
