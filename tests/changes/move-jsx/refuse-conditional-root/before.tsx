const X = ({ on }) => on && <A />;
const Y = () => <main />;
