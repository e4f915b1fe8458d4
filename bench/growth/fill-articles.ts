import type pg from 'pg';

/** The newest have low numbers and high ids; `from` of them are stored already, those up to `to` are added. */
type Step = { from: number; to: number; now: Date };

/** Above every number. */
const TOP_ID = 10_000_000;
/** Ten years of a desk and of automatic reports are a million. */
const APART = `interval '5 minutes'`;

/** One in fifty is not published; three of four are automatic. */
const STATUS = `case n % 200 when 0 then 'draft' when 1 then 'review' when 2 then 'withdrawn' else 'published' end`;
const CATEGORIES =
  "array['reports','reports','reports','previews','previews','breaking','transfers','analysis','interviews','general']";

const SENTENCE = 'وواصل الفريق سلسلة نتائجه في البطولة بعد شوط ثانٍ حسمه في دقائقه الأخيرة أمام جمهوره. ';

/** Articles about the stored matches, with teams, words and corrections, as the programs would have stored them. */
export async function growArticles(client: pg.Client, { from, to, now }: Step): Promise<void> {
  // The words are stored below, all at once.
  await client.query('alter table articles disable trigger user');
  await client.query(
    `create temp table step as
     with numbered as (
       select row_number() over (order by api_id) - 1 as place, api_id, home_id, away_id, competition_id from matches)
     select n, ${TOP_ID} - n as id, ${STATUS} as status, m.api_id as match_id, m.home_id, m.away_id, m.competition_id,
       $3::timestamptz - n * ${APART} as at,
       (array['فوز','تعادل','قمة','قبل','بعد','أرقام','عودة','حسم'])[1 + n * 7 % 8] || ' ' || h.arabic_name || ' ' ||
         (array['أمام','على','مع','ضد'])[1 + n * 3 % 4] || ' ' || a.arabic_name as title
     from generate_series($1::int + 1, $2::int) n
     join numbered m on m.place = n::bigint * 7919 % (select count(*) from matches)
     join teams h on h.api_id = m.home_id join teams a on a.api_id = m.away_id`,
    [from, to, now],
  );
  await client.query(`
    insert into articles (id, slug, status, category, title, summary, body, competition_id, match_id, is_automatic,
      created_at, changed_at, published_at)
    overriding system value
    select id, 'article-' || n, status, (${CATEGORIES})[1 + n * 3 % 10], title, '${SENTENCE}',
      jsonb_build_array(${Array.from({ length: 5 }, () => PARAGRAPH).join(', ')}),
      competition_id, match_id, n % 4 <> 0, at, at, at
    from step order by id;
    insert into article_teams (article_id, position, team_id)
    select id, 0, home_id from step union all select id, 1, away_id from step;
    insert into article_words (word, article_id)
    select distinct word collate "C", id
    from step, unnest(string_to_array(fold_for_search(title), ' ')) as w (word) where word <> '';
    insert into corrections (article_id, corrected_at, text) select id, at, '${SENTENCE}' from step where n % 30 = 0;
    drop table step;
    alter table articles enable trigger user`);
  await client.query('vacuum analyze articles, article_teams, article_words, corrections');
}

const PARAGRAPH = `jsonb_build_object('type', 'paragraph', 'children', jsonb_build_array(jsonb_build_object(
  'text', title || ' ' || n || '. ${SENTENCE}${SENTENCE}')))`;
