export const A = () => <p>old</p>
