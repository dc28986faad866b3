import a from 'a';
export const A = () => <div id='k'>x</div>;
