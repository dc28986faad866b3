export const X = () => <A b='1' c='2' />;
