export const A = () => <div class="p-4">x</div>;
