const two = 'بطاقتان حمراوان';

export const redCardsSpoken = (count: number) =>
  count > 2 ? `${count} بطاقات حمراء` : count === 2 ? two : 'بطاقة حمراء';

export const lastScorer = (isOwnGoal: boolean) => (isOwnGoal ? 'آخر هدف، عكسي:' : 'آخر هدف:');
