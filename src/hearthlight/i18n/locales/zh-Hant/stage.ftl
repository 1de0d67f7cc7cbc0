### 在舞台上演出發生的事。

web-skip-beats = 全部略過
web-scene-skipped = 剛才只略過了畫面，請再選擇一次。
web-meanwhile = 請看發生的事
