import { featuresStayApart } from './rules/features-stay-apart.ts';
import { formatterNeedsLocaleAndZone } from './rules/formatter-needs-locale-and-zone.ts';
import { noArabicInJsx } from './rules/no-arabic-in-jsx.ts';
import { noIndexFile } from './rules/no-index-file.ts';
import { noProcessEnv } from './rules/no-process-env.ts';
import { plainNames } from './rules/plain-names.ts';

/** Our own rules for oxlint; `.oxlintrc.json` defines where each applies. */
export default {
  meta: { name: 'safira' },
  rules: {
    'features-stay-apart': featuresStayApart,
    'formatter-needs-locale-and-zone': formatterNeedsLocaleAndZone,
    'no-arabic-in-jsx': noArabicInJsx,
    'no-index-file': noIndexFile,
    'no-process-env': noProcessEnv,
    'plain-names': plainNames,
  },
};
