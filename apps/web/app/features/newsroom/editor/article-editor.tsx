export const ArticleEditor = ({ id }: { id: number | undefined }) => <p>{id}</p>;
