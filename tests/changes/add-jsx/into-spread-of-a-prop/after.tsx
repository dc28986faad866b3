export const Row = ({ attrs, title }) => <div title={title} {...attrs}><i></i></div>;
