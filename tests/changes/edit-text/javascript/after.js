export const A = () => <p>new</p>
