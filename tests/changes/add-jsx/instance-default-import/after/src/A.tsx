import Card from './card';
export const A = () => <Card />;
