import * as UI from './ui'
export const A = () => <UI.Card />
