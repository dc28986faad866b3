import '@/b.css';
export const B = () => <main />;
