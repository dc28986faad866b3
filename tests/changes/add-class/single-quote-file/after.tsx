import a from 'a';
export const A = () => <div id='k' className='mt-2'>x</div>;
