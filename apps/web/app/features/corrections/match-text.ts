export const correctionsOfMatch = (count: number) => `تصحيحات هذه المباراة: ${count}`;
