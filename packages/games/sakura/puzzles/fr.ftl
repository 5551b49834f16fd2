puzzle-neither-name = Trois pièces, pas de pli
puzzle-neither-ask = À vous, trois pièces. Aucune carte ne va sur aucune pile. Servez les deux sans en prendre.
puzzle-neither-done = La gauche descend, la droite monte : le 3 rouge sous le 12, le 9 bleu sur le 5. Il reste deux pièces.
puzzle-neither-try-cook = Le Deuxième Cuisinier fait du 3 rouge un 5 : il va à droite. La gauche veut encore le 13 rouge ou un 12 : vous la prenez.
puzzle-neither-try-colours = Avec Konohana des Couleurs, le 3 rouge compte comme bleu et va à droite. La pile de gauche est à vous quand même.

puzzle-nine-name = Le neuf utile
puzzle-nine-ask = Servez les deux piles sans en prendre.
puzzle-nine-done = Tout 9 va sur le 9 bleu. À gauche, le 7 suffit.
puzzle-nine-try-left = Le 9 rouge monte bien à gauche. Mais plus rien ne va sur le 9 bleu : la pile de droite est à vous.

puzzle-corner-name = Au coin
puzzle-corner-ask = Servez les deux piles sans en prendre.
puzzle-corner-done = Un 13 va sur un 13, un 1 sur un 1, quelle que soit la couleur.
puzzle-corner-try-turn = Après le 13 noir vient le 1 noir, c’est vrai. Mais alors rien ne va sur le 1 vert : deux cartes pour vous.

puzzle-small-name = Une petite perte
puzzle-small-ask = Aucune carte ne va et la bourse est vide. Prenez le moins de cartes possible.
puzzle-small-done = Une carte prise, sa pièce engage le Vent, et cinq cartes restent où elles sont.
puzzle-small-try-big = Les cinq cartes de droite rapportent aussi une pièce. Mais quatre sont des 7.

puzzle-wrap-name = Un de plus
puzzle-wrap-ask = Deux pièces. Rien de votre main ne va sur le 13 rouge. Ne prenez aucune pile.
puzzle-wrap-done = Avec le Premier Cuisinier, le 12 noir compte comme 13, et tout 13 va sur un 13.
puzzle-wrap-try-colours = Un 12 rouge reste au-dessous de 13 : Konohana des Couleurs n’aide pas à gauche.

puzzle-below-name = Sous le un
puzzle-below-ask = La bourse est vide. Ne prenez aucune pile.
puzzle-below-done = Sous le 1 noir va le 13 noir. La gauche se contente d’un 12.
puzzle-below-try-top = Le 13 noir sur le 12, c’est bien. Mais rien ne va plus sous le 1 noir : deux cartes pour vous.

puzzle-after-name = D’abord, ensuite
puzzle-after-ask = Une pièce, et le Samouraï du Retournement en coûte une. Ne prenez aucune pile.
puzzle-after-done = Le 9 rouge tant que la gauche monte, puis le retournement, puis le 10 bleu quand la droite monte.
puzzle-after-try-first = Retournée aussitôt, la pile de gauche descend : le 9 rouge ne va plus sur le 5, et vous la prenez.

puzzle-mercy-name = Une vieille dette
puzzle-mercy-ask = La droite est servie. Une pièce, et rien ne va à gauche. Ne prenez aucune pile.
puzzle-mercy-done = Le 1 rouge quitte vos plis et rapporte le double de ses deux shurikens : quatre pièces, le prix du Vent.
puzzle-mercy-try-take = Quatre cartes de plus, et le 1 rouge reste parmi elles.
puzzle-mercy-try-four = Le 4 noir n’a pas de shuriken : il ne rapporte rien, et le Vent reste trop cher.

puzzle-harvest-name = Ce qui est là
puzzle-harvest-ask = La droite est servie. Une pièce, et rien ne va à gauche. Ne prenez aucune pile.
puzzle-harvest-done = La pile de gauche porte quatre pièces. Récoltée, elle reste, et ses pièces paient le Vent.
puzzle-harvest-try-take = Vous recevez aussi les quatre pièces, mais trois cartes avec.
puzzle-harvest-try-right = La pile de droite porte une pièce : le Vent reste trop cher, et vous prenez la gauche.

puzzle-cheap-name = Le reste de quatre
puzzle-cheap-ask = Quatre pièces. Ne prenez aucune pile et gardez le plus de pièces possible.
puzzle-cheap-done = Compté comme rouge, le 8 noir monte sur le 6 pour une pièce. Il en reste trois.
puzzle-cheap-try-wind = Cela marche, et coûte les quatre pièces. Les Couleurs le font pour une.

puzzle-two-name = Deux mains, une carte
puzzle-two-ask = La droite est servie. Trois pièces, et rien ne va sur le 9 rouge. Ne prenez aucune pile.
puzzle-two-done = Les deux servent à une seule carte : le 7 noir compte comme rouge, et comme 10.
puzzle-two-try-cook = Compté comme 10, le 7 noir reste noir.
puzzle-two-try-colours = Un 7 rouge reste au-dessous de 9.

puzzle-descent-name = La place du neuf
puzzle-descent-ask = Une pièce. Ne prenez aucune pile.
puzzle-descent-done = Le neuf est utile à droite. À gauche, le Samouraï de la Descente laisse le 4 rouge aller sous le 9.
puzzle-descent-try-left = Un 9 sur un 9, et la gauche est servie. Rien ne va sous le 9 bleu : trois cartes pour vous.
puzzle-descent-try-right = Bien jusque-là. Mais le 4 rouge ne va sur la pile qui monte qu’avec le Samouraï de la Descente.
