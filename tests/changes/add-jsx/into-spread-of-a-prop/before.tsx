export const Row = ({ attrs, title }) => <div title={title} {...attrs}></div>;
