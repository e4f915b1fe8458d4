/** OURS-19: slugs are Arabic words: in addresses they have one spelling, the encoded one. */
export const commentatorPath = (slug: string) => `/commentator/${encodeURIComponent(slug)}`;
