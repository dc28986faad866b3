const titleOf = (index: number) => ['Whiteboard', 'Roadster', 'Sneakers'][index];

export const posts = [...Array(3)].map((_, index) => ({ id: index, title: titleOf(index) }));
