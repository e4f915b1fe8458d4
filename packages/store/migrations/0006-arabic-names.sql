-- NAME-05: the Arabic name is made when the thing is stored, together with how it came about.
alter table competitions add arabic_name text not null default '', add name_how text not null default 'untranslated';
alter table teams add country text, add arabic_name text not null default '', add name_how text not null default 'untranslated';
alter table venues add arabic_name text not null default '', add name_how text not null default 'untranslated', add arabic_city text not null default '';
alter table matches add referee_country text, add referee_arabic text, add referee_how text;

-- Only the program knows the names: what was stored before shows its original until it is observed again,
-- and without a fingerprint the next observation counts as new.
update competitions set arabic_name = name;
update teams set arabic_name = name;
update venues set arabic_name = name, arabic_city = city;
update matches set fingerprint = '', referee_arabic = referee, referee_how = 'untranslated';

alter table competitions alter arabic_name drop default, alter name_how drop default;
alter table teams alter arabic_name drop default, alter name_how drop default;
alter table venues alter arabic_name drop default, alter name_how drop default, alter arabic_city drop default;
