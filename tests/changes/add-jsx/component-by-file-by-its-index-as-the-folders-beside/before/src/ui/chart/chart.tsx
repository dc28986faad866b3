export const Chart = () => <svg />;
