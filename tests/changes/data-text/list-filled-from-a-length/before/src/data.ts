const titleOf = (index: number) => ['Whiteboard', 'Cybertruck', 'Sneakers'][index];

export const posts = Array.from({ length: 3 }, (_, index) => {
  const shown = index;
  return { id: index, title: titleOf(shown) };
});
