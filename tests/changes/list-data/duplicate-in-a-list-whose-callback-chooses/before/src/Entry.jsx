export const Entry = ({ item }) => <li>{item.title}</li>;
