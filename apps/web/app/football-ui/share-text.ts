/** «الهلال ضد النصر، على ثمانية 1» */
export const onChannels = (match: string, names: readonly string[]) => `${match}، على ${names.join(' و')}`;

export const share = {
  match: 'مشاركة المباراة',
  copied: 'نُسخ رابط المباراة',
  failed: 'تعذّرت المشاركة. انسخ الرابط من شريط العنوان.',
};
