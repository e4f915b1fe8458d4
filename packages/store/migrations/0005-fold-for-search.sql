-- The same key as foldForSearch of packages/arabic, for columns that are searched; a test holds the two together.
create function fold_for_search(text) returns text
language sql immutable parallel safe strict
return btrim(regexp_replace(
  replace(replace(replace(replace(
    translate(
      lower(regexp_replace(normalize($1, NFKD),
        U&'[\0300-\036F\0610-\061A\061C\0621\0640\064B-\065F\0670\06D6-\06DC\06DF-\06E8\06EA-\06ED\200B-\200F\202A-\202E\2066-\2069''\2019\2018`\02BC\02BF\02BE]',
        '', 'g')),
      'ٱىةکیگپچڤھہەøłđðıς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
      'ايهكيكبجفهههolddiσ01234567890123456789'),
    'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'),
  U&'[^a-z0-9\0620-\064A\066E-\06D3]+', ' ', 'g'));
