export const A = () => <main><b /></main>;
