import { Greeting } from '../../ui/drawings/Greeting'

const WaveArt = () => <Greeting sex="girl" />

export default WaveArt
