export const Icon = () => <svg />;
