const titleOf = (index: number) => ['Whiteboard', 'Cybertruck', 'Sneakers'][index];

export const posts = new Array(3).fill(null).map((_, index) => ({ id: index, title: titleOf(index) }));
