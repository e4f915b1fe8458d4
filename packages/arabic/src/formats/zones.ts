/** «بتوقيت مكة المكرمة», by the zone that represents its class; a class without a name is just local. */
export function zoneLabel(zoneClass: string): string {
  return Object.hasOwn(labels, zoneClass) ? labels[zoneClass]! : 'بتوقيتك المحلي';
}

const labels: Record<string, string> = {
  'Asia/Riyadh': 'بتوقيت مكة المكرمة',
  'Africa/Cairo': 'بتوقيت القاهرة',
  'Asia/Dubai': 'بتوقيت أبوظبي ومسقط',
  'Africa/Casablanca': 'بتوقيت الدار البيضاء',
  'Africa/Tunis': 'بتوقيت تونس والجزائر',
  'Africa/Tripoli': 'بتوقيت طرابلس',
  'Africa/Khartoum': 'بتوقيت الخرطوم',
  'Asia/Beirut': 'بتوقيت بيروت',
  'Asia/Gaza': 'بتوقيت القدس وغزة',
  'Africa/Nouakchott': 'بتوقيت نواكشوط',
  'Europe/Istanbul': 'بتوقيت إسطنبول',
  'Europe/London': 'بتوقيت لندن',
  'Europe/Paris': 'بتوقيت باريس',
  'America/New_York': 'بتوقيت نيويورك',
};
