### People at the table. A room never writes a name by hand: it says { $who } or { AS($who, "of") }.

# $name (text)
person = { $name }
    .obj = { person }
    .of = { person }’s
you = You
    .obj = you
    .of = your
