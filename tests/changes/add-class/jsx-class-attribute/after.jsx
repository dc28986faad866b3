export const A = () => <div class="p-4 mt-2">x</div>;
